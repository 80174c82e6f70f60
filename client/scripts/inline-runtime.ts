import type { Plugin } from 'vite';

/**
 * Moves Rolldown's helper functions into the base chunk: with chunk groups they are always a file of their own, which
 * costs every page one more request.
 */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  apply: 'build',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const base = chunks.find(({ name }) => name === 'base');
    if (!runtime || !base) return;
    const helpers = runtime.code.replace(
      /export\s*\{([^}]*)\};?\s*$/,
      (_export, names: string) => `return{${names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}}`,
    );
    const importing = new RegExp(
      `import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${runtime.fileName.split('/').at(-1)}["'];?`,
    );
    for (const chunk of chunks) {
      chunk.code = chunk.code.replace(importing, (_import, names: string) => {
        const taken = `const{${names.replace(/ as /g, ':')}}=helpers$;`;
        if (chunk === base) return `const helpers$=(()=>{${helpers}})();${taken}`;
        return `import{helpers$}from"./${base.fileName.split('/').at(-1)}";${taken}`;
      });
      chunk.imports = [
        ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? base.fileName : file))),
      ];
    }
    base.code += 'export{helpers$};';
    base.imports = base.imports.filter((file) => file !== base.fileName);
    delete bundle[runtime.fileName];
  },
};
