import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { formatPrice } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { companiesText } from './user-labels.ts';
import {
  type UserPlanOptionsQuery,
  type UserRowFragment,
  useSetUserPlanMutation,
  useUserPlanOptionsQuery,
} from './users.gen.ts';

type Plan = UserPlanOptionsQuery['adminPlans']['items'][number];

interface UserPlanModalProps {
  user: UserRowFragment;
  onClose(): void;
  /** Called once the plan is saved. */
  onSaved(): void;
}

const optionOf = ({ id, name, price, companiesAllowed, isActive }: Plan) => ({
  value: id,
  label: `${name} · ${formatPrice(price)}/mês · até ${companiesText(companiesAllowed)}${isActive ? '' : ' · inativo'}`,
});

function PlanForm({
  user,
  plans,
  onSaved,
}: Omit<UserPlanModalProps, 'onClose'> & { plans: readonly Plan[] }) {
  const [setPlan] = useSetUserPlanMutation();
  const serverForm = useServerForm({
    initialValues: { planId: user.plan?.id ?? '' },
    failedText: 'Erro ao salvar usuário',
    async send({ planId }) {
      const { data } = await setPlan({ variables: { id: user.id, planId: planId || null } });
      const plan = data?.setUserPlan.plan?.name;
      showToast(
        plan ? `${user.name} agora tem o plano ${plan}.` : `${user.name} não tem mais plano próprio.`,
      );
      onSaved();
    },
  });
  const { form, element } = serverForm;
  // Runs after the modal has moved the focus.
  useEffect(() => element.current?.querySelector('select')?.focus(), [element]);
  const none = user.role === 'company' ? 'Padrão (Grátis)' : 'Sem plano';
  return (
    <ServerForm serverForm={serverForm} label="Plano da conta" action="Salvar plano">
      <p>
        O plano de <strong>{user.name}</strong> muda agora, sem solicitação. Empresas que já existem ficam,
        mesmo acima do novo limite.
      </p>
      <NativeSelect
        label="Plano"
        name="planId"
        data={[{ value: '', label: none }, ...plans.map(optionOf)]}
        key={form.key('planId')}
        {...form.getInputProps('planId')}
      />
    </ServerForm>
  );
}

/** Changes the plan of an account; inactive plans are offered too. */
export function UserPlanModal(props: UserPlanModalProps) {
  const { data, failure, refetch } = useUserPlanOptionsQuery();
  return (
    <SiteModal title="Mudar plano" size="md" onClose={props.onClose}>
      <ListState
        hasData={data !== undefined}
        isEmpty={false}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar planos"
        retry={refetch}
        empty={null}
      >
        <PlanForm {...props} plans={data?.adminPlans.items ?? []} />
      </ListState>
    </SiteModal>
  );
}
