import { useState } from 'react';
import type { Person } from './ask.ts';
import { LoginDialog } from './login-dialog.tsx';
import type { Access } from './use-access.ts';

const ROLES: Record<Person['role'], string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

function noteOf({ documented, problem }: Access): string | null {
  if (problem) return problem;
  if (!documented) return 'Carregando a documentação…';
  return documented.isPublic ? 'A documentação é a de visitantes e donos.' : null;
}

/** Says by what the person is known, where it is not a session of this page. */
function meansOf({ isOfSite, keyBeginning }: Access): string {
  if (isOfSite) return ', pela sessão do site';
  return keyBeginning ? `, pela chave ${keyBeginning}…` : '';
}

/** Saves the schema as a file. */
function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'schema.graphql';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows the signed-in account and what it may see. */
export function AccessBar({ access }: { access: Access }) {
  const [isOpen, setOpen] = useState(false);
  const { token, isOfSite, person, documented } = access;
  const note = noteOf(access);
  return (
    <header>
      <div className="bar">
        <a href="/">Guia de Empresas</a>
        <h1>Playground GraphQL</h1>
        {person && (
          <span className="person">
            {person.name} · {ROLES[person.role]}
            {meansOf(access)}
          </span>
        )}
        <button type="button" disabled={!documented} onClick={() => documented && save(documented.text)}>
          Baixar o esquema
        </button>
        {token === null ? (
          <button type="button" className="primary" onClick={() => setOpen(true)}>
            Entrar
          </button>
        ) : (
          <button type="button" onClick={access.leave}>
            {isOfSite ? 'Usar sem conta' : 'Sair'}
          </button>
        )}
      </div>
      <p role="status">{note}</p>
      {isOpen && (
        <LoginDialog
          onToken={(entered) => {
            setOpen(false);
            access.use(entered);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
}
