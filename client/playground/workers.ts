import type { Environment } from 'monaco-editor';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

const WORKERS: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

const environment: Environment = {
  getWorker: (_id, label) => new (WORKERS[label] ?? EditorWorker)(),
};

// Own files, so that the policy needs to allow no `blob:`; imported before the editors.
Object.assign(globalThis, { MonacoEnvironment: environment });
