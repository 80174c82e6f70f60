import { Link } from 'react-router-dom';
import { useMay } from '../../domain/account/use-may.ts';
import { settingPath } from '../../setting-path.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './maintenance-bar.module.css';

/** Reminds administrators on every page that the site is closed to everybody else. */
export function MaintenanceBar() {
  const canEnd = useMay('manageSettings');
  return (
    <div className={classes.bar} role="status">
      <Icon name="warning" />
      <p>O site está em manutenção: só administradores o veem.</p>
      {canEnd && (
        <Link to={settingPath('maintenance')} className={classes.link}>
          Ver manutenção
        </Link>
      )}
    </div>
  );
}
