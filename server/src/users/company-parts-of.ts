/**
 * SQL of the parts in companies of an account `u`, for `Viewer.parts`: none in another role than `company`, and none
 * while the company is rejected or its owner, who gave it, is deactivated.
 */
export const PARTS = `CASE WHEN u.role = 'company' THEN
  (SELECT coalesce(jsonb_object_agg(m.company_id, m.part), '{}')
   FROM company_members m JOIN companies c ON c.id = m.company_id AND c.rejected_at IS NULL JOIN users o ON o.id = c.owner_id AND o.is_active
   WHERE m.user_id = u.id)
  ELSE '{}' END AS parts`;
