import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Flex, Group, Text } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { settingAnchors } from '../../setting-path.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { ListState } from '../../ui/list/list-state.tsx';
import { useAnchor } from '../../ui/navigation/use-anchor.ts';
import { useHistoryStep } from '../../ui/navigation/use-history-step.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MaintenanceChange } from './maintenance-modal.tsx';
import {
  type SettingsOfSiteQuery,
  useSettingsOfSiteQuery,
  useUpdateApprovalPolicyMutation,
  useUpdateSystemSettingsMutation,
} from './settings.gen.ts';
import classes from './settings.module.css';
import {
  PIX,
  POLICY,
  type Setting,
  type SettingsKind,
  type SettingValue,
  SYSTEM,
} from './settings-fields.ts';
import { SettingsModal } from './settings-modal.tsx';

const MODALS = ['system', 'pix', 'policy'] as const;
type ModalName = (typeof MODALS)[number];

const isModal = (name: string | null): name is ModalName => MODALS.some((modal) => modal === name);
const tabPath = (modal?: ModalName) => paths.admin({ tab: 'settings', window: modal });

/**
 * Returns the open modal of the settings tab. It is part of the URL, so that it can be linked and the browser's Back
 * closes it; then its button gets the focus.
 */
function useSettingsModal() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { isOverlay?: boolean } | null };
  const navigate = useNavigate();
  const modalName = search.get('window');
  const openModal = isModal(modalName) ? modalName : undefined;

  const buttons = useRef<Partial<Record<ModalName, HTMLButtonElement | null>>>({});
  const last = useRef<ModalName>(undefined);
  const step = useHistoryStep(openModal);
  useEffect(() => {
    if (!openModal && last.current) buttons.current[last.current]?.focus({ preventScroll: true });
    last.current = openModal;
  }, [openModal]);

  return {
    openModal,
    cardProps: (modal: ModalName) => ({
      buttonRef: (button: HTMLButtonElement | null) => {
        buttons.current[modal] = button;
      },
      /** Opening a modal keeps the scroll position: see `useArrival`. */
      onOpen: () => step(() => navigate(tabPath(modal), { state: { isOverlay: true } })),
    }),
    close: () =>
      step(() => {
        if (state?.isOverlay) navigate(-1);
        else navigate(tabPath(), { replace: true });
      }),
  };
}

/** Switches maintenance on and off; it takes effect at once and is not part of the form. */
function MaintenanceSwitch({ isOn }: { isOn: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Flex component="p" gap="sm" wrap="wrap" align="center">
        <StatusTag tone={isOn ? 'waiting' : 'good'}>{isOn ? 'Em manutenção' : 'Aberto a todos'}</StatusTag>
        {isOn
          ? 'Só administradores usam o site agora. As outras pessoas veem um aviso.'
          : 'Em manutenção, só administradores usam o site.'}
      </Flex>
      <div className={formClasses.actions}>
        <Button variant={isOn ? 'filled' : 'default'} onClick={() => setIsAsking(true)}>
          {isOn ? 'Reabrir o site' : 'Ativar modo de manutenção'}
        </Button>
      </div>
      {isAsking && <MaintenanceChange onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Value({ setting: { rule, card }, value }: { setting: Setting; value: SettingValue | undefined }) {
  if (!rule) return <StatusTag tone={value ? 'good' : 'plain'}>{value ? 'Ligado' : 'Desligado'}</StatusTag>;
  return card ? card.textOf(value ?? null) : value;
}

interface SettingsCardProps {
  kind: SettingsKind;
  stored: Record<string, SettingValue>;
  buttonRef: Ref<HTMLButtonElement>;
  onOpen(): void;
  /** Above the values. */
  children?: ReactNode;
}

/** Shows values of settings with a button that opens their modal. */
function SettingsCard({ kind, stored, buttonRef, onOpen, children }: SettingsCardProps) {
  return (
    <Panel title={kind.title}>
      {children}
      <dl>
        {kind.groups.flat().map((setting, index) => (
          <Group
            key={setting.name}
            gap="0.15rem 1rem"
            align="baseline"
            justify="space-between"
            py={8}
            style={{ borderTop: index > 0 ? '1px solid var(--line)' : undefined }}
          >
            <Text component="dt" c="dimmed">
              {setting.card?.label ?? setting.label}
            </Text>
            <Text component="dd" miw={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
              <Value setting={setting} value={stored[setting.name]} />
            </Text>
          </Group>
        ))}
      </dl>
      <div className={formClasses.actions}>
        <Button ref={buttonRef} variant="default" aria-haspopup="dialog" onClick={onOpen}>
          {kind.edit}
        </Button>
      </div>
    </Panel>
  );
}

/** Shows the present settings, with the modals that change them. */
function Settings({
  adminSystemSettings,
  adminApprovalPolicy,
  children,
}: SettingsOfSiteQuery & { children: ReactNode }) {
  useAnchor();
  const [updateSettings] = useUpdateSystemSettingsMutation();
  const [updatePolicy] = useUpdateApprovalPolicyMutation();
  const { openModal, cardProps, close } = useSettingsModal();
  return (
    <>
      <SettingsCard kind={SYSTEM} stored={adminSystemSettings} {...cardProps('system')} />
      <SettingsCard kind={PIX} stored={adminSystemSettings} {...cardProps('pix')} />
      <SettingsCard kind={POLICY} stored={adminApprovalPolicy} {...cardProps('policy')}>
        {adminSystemSettings.autoApproveCompanies && (
          <Notice tone="warning">
            “Aprovar empresas automaticamente” está ligado: empresas novas são publicadas na hora, mesmo que a
            política exija aprovação.
          </Notice>
        )}
      </SettingsCard>
      <Panel title="Modo de manutenção" anchor={settingAnchors.maintenance}>
        <MaintenanceSwitch isOn={adminSystemSettings.maintenanceMode} />
      </Panel>
      {children}
      {openModal === 'system' && (
        <SettingsModal
          kind={SYSTEM}
          stored={adminSystemSettings}
          save={(input) => updateSettings({ variables: { input } })}
          onClose={close}
        />
      )}
      {openModal === 'pix' && (
        <SettingsModal
          kind={PIX}
          stored={adminSystemSettings}
          save={(input) => updateSettings({ variables: { input } })}
          onClose={close}
        />
      )}
      {openModal === 'policy' && (
        <SettingsModal
          kind={POLICY}
          stored={adminApprovalPolicy}
          save={(input) => updatePolicy({ variables: { input } })}
          onClose={close}
        />
      )}
    </>
  );
}

interface SettingsTabProps {
  /** Further settings. */
  children?: ReactNode;
}

/** Shows the settings of the site and the approval policy. */
export function SettingsTab({ children }: SettingsTabProps) {
  const { data, failure, refetch } = useSettingsOfSiteQuery();
  return (
    <div className={classes.container} data-loading={(!data && !failure) || undefined}>
      <ListState
        hasData={data !== undefined}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
      >
        {data && <Settings {...data}>{children}</Settings>}
      </ListState>
    </div>
  );
}
