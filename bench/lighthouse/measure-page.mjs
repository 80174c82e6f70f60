import lighthouse from 'lighthouse';

/** Lighthouse's mobile preset: a mid-range phone on slow 4G, simulated throttling. */
const CONFIG = {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'], locale: 'en-US' },
};

/** Returns the audits that cost points, as `id: title | value | elements`. */
function losses({ categories, audits }) {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight),
  );
  const ids = [...new Set(weighed.map(({ id }) => id))];
  return ids
    .map((id) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue, details }) => {
      const where = (details?.items ?? []).map((item) => item.node?.selector ?? item.description ?? item.url);
      return [`${id}: ${title}`, displayValue, ...where.filter(Boolean).slice(0, 3)]
        .filter(Boolean)
        .join(' | ');
    });
}

/** Runs Lighthouse; repeats a failed run, since Chromium now and then records no trace. */
async function visit(url, debuggingPort, triesLeft = 2) {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error' }, CONFIG);
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { runtimeError } = result.lhr;
  if (!runtimeError) return result.lhr;
  if (triesLeft === 0) throw new Error(`${url}: ${runtimeError.message}`);
  return visit(url, debuggingPort, triesLeft - 1);
}

/** Measures a first visit. Scores up to 100, CLS without unit, times in ms. */
export async function measurePage(url, debuggingPort) {
  const lhr = await visit(url, debuggingPort);
  const score = (category) => Math.round((lhr.categories[category].score ?? 0) * 100);
  const value = (audit) => lhr.audits[audit].numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    cls: value('cumulative-layout-shift'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    losses: losses(lhr),
  };
}
