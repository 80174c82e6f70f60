import { printSchema } from 'graphql';
import { useState } from 'react';
import type { Person } from './ask.ts';
import { LoginDialog } from './login-dialog.tsx';
import type { Access } from './use-access.ts';

const ROLES: Record<Person['role'], string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

function noteOf({ person, schema, problem }: Access): string | null {
  if (problem) return problem;
  if (schema) return null;
  if (person?.role === 'admin') return 'Carregando a documentação…';
  return 'A documentação do esquema é só para administradores: entre como um deles para vê-la. Os exemplos funcionam sem ela.';
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
  const { token, isOfSite, person, schema } = access;
  const note = noteOf(access);
  return (
    <header>
      <div className="bar">
        <a href="/">Guia de Empresas</a>
        <h1>Playground GraphQL</h1>
        {person && (
          <span className="person">
            {person.name} · {ROLES[person.role]}
            {isOfSite && ', pela sessão do site'}
          </span>
        )}
        {schema && (
          <button type="button" onClick={() => save(printSchema(schema))}>
            Baixar o esquema
          </button>
        )}
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
