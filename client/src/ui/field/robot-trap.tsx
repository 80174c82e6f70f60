import classes from './robot-trap.module.css';

/** A field that people do not see and robots fill in: the server refuses a form with it. */
export const RobotTrap = () => (
  <div className={classes.trap} aria-hidden="true">
    <label>
      Deixe este campo em branco
      <input name="nickname" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
