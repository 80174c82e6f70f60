/** All accounts, and what is done with them (SPEC section 2, Admin: Usuários). */
export function UserList() {
  return null;
}
