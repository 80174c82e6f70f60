// Comes before Scalar's script, in the same file.
{
  // Zod would try `eval`, which the page's policy forbids.
  globalThis.__zod_globalConfig = { jitless: true };

  // Scalar puts the page's nonce on one of its style elements only.
  const { content: nonce } = document.querySelector('meta[property=csp-nonce]');
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
