/** A field that people do not see and robots fill in: the server refuses a form with it. */
export const RobotTrap = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      Deixe este campo em branco
      <input name="nickname" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
