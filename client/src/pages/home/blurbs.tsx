import { Icon, type IconName } from '../../ui/icon.tsx';
import classes from './blurbs.module.css';

const BLURBS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'search',
    title: 'Busca que entende você',
    text: 'Escreva do seu jeito: sem acento, pela metade ou com um erro de digitação.',
  },
  {
    icon: 'star',
    title: 'Avaliações de quem foi lá',
    text: 'Compare as notas e os comentários de outros clientes antes de escolher.',
  },
  {
    icon: 'chat',
    title: 'Contato sem intermediário',
    text: 'Ligue, chame no WhatsApp ou mande uma mensagem direto para a empresa.',
  },
];

/** Shows three reasons to use the site. */
export function Blurbs() {
  return (
    <section className={classes.blurbs} aria-label="Por que usar">
      {BLURBS.map(({ icon, title, text }) => (
        <div key={title} className={classes.blurb}>
          <span className={classes.icon}>
            <Icon name={icon} size={24} />
          </span>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
