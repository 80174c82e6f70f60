import { useReactiveVar } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { uploadPercent } from '../upload-percent.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** A fake of XMLHttpRequest whose events the test dispatches. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  status = 200;
  statusText = 'OK';
  responseText = '{"data":{}}';
  sent: unknown;
  constructor() {
    super();
    Request.last = this;
  }
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'Content-Type: application/json\r\nretry-after: 3\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  emit(name: string) {
    this.dispatchEvent(new Event(name));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }),
    );
  }
}

it('reports the progress and resolves with the response', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const { result } = renderHook(() => useReactiveVar(uploadPercent));
  const answer = fetchWithProgress('/graphql', { method: 'POST', body: 'x' });
  expect(result.current).toBeUndefined();
  Request.last.progress(1, 3);
  await waitFor(() => expect(result.current).toBe(33));
  Request.last.progress(3, 3);
  await waitFor(() => expect(result.current).toBe(100));
  Request.last.emit('load');
  Request.last.emit('loadend');
  await waitFor(() => expect(result.current).toBeUndefined());
  const response = await answer;
  expect(response.headers.get('retry-after')).toBe('3');
  expect(await response.json()).toEqual({ data: {} });
});

it('fails as fetch does', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const answer = fetchWithProgress('/graphql');
  Request.last.emit('error');
  await expect(answer).rejects.toThrow('Failed to fetch');
});
