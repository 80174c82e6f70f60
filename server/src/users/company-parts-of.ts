/**
 * SQL of the parts in companies of an account `u`, for `Viewer.parts`: none in another role than `company`.
 */
export const PARTS = `CASE WHEN u.role = 'company' THEN
  (SELECT coalesce(jsonb_object_agg(m.company_id, m.part), '{}') FROM company_members m WHERE m.user_id = u.id)
  ELSE '{}' END AS parts`;
