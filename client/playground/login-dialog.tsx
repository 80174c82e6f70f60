import { type FormEvent, useId, useState } from 'react';
import { readSession } from '../src/api/session.ts';
import { login } from './ask.ts';

interface LoginDialogProps {
  /** Called with the token of the new session, or the typed one. */
  onToken(token: string): void;
  onClose(): void;
}

/** Asks for e-mail and password, or for a token. */
export function LoginDialog({ onToken, onClose }: LoginDialogProps) {
  const id = useId();
  const site = readSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    try {
      onToken(await login(String(fields.get('email')), String(fields.get('password'))));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'O servidor não respondeu.');
      setBusy(false);
    }
  };
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onToken(
      String(new FormData(event.currentTarget).get('token'))
        .trim()
        .replace(/^Bearer +/i, ''),
    );
  };

  return (
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Entrar</h2>
      <p>O token fica só nesta aba e some quando ela é fechada.</p>
      {site && (
        <button type="button" onClick={() => onToken(site.token)}>
          Continuar como {site.user.name}
        </button>
      )}
      <form onSubmit={enter}>
        <label>
          E-mail
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Senha
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? 'Entrando…' : 'Entrar'}
        </button>
      </form>
      <form onSubmit={take}>
        <label>
          Ou um token, ou uma chave de API
          <input name="token" autoComplete="off" spellCheck={false} required minLength={20} maxLength={250} />
        </label>
        <button type="submit">Usar o token</button>
      </form>
      <form method="dialog">
        <button type="submit">Fechar</button>
      </form>
    </dialog>
  );
}
