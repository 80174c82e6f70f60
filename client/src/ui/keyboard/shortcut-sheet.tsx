import '@mantine/core/styles/Switch.layer.css';
import { Box, SimpleGrid, Switch, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { SiteModal } from '../modal/site-modal.tsx';
import { KeyCaps } from './key-caps.tsx';
import { registeredGroups } from './registry.ts';
import { isSingleCharacter } from './shortcut.ts';
import classes from './shortcut-sheet.module.css';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';

/** Lists the shortcuts of the page by group, with the switch for those of one character. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const [groups] = useState(registeredGroups);
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const hint = useId();
  const change = (isEnabled: boolean) => {
    switchSingleKeys(isEnabled);
    setIsOn(isEnabled);
  };
  return (
    <SiteModal title="Atalhos de teclado" onClose={onClose}>
      <div>
        <Switch
          label="Atalhos de uma tecla só"
          aria-describedby={hint}
          size="md"
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <Text id={hint} c="dimmed" fz="var(--text-md)">
          Desligue se o ditado por voz, ou teclas apertadas sem querer, acionam o que você não quer. Vale
          neste navegador.
        </Text>
      </div>
      <SimpleGrid minColWidth="min(100%, 15rem)" autoFlow="auto-fit" spacing="xl" verticalSpacing="lg">
        {groups.map(({ group, shortcuts }) => (
          <section key={group}>
            <Box component="h3" mb={4} fz="var(--text-md)">
              {group}
            </Box>
            <ul className={classes.list}>
              {shortcuts.map((shortcut) => (
                <li key={shortcut.key} data-off={(!isOn && isSingleCharacter(shortcut)) || undefined}>
                  <span>
                    {shortcut.label}
                    {!isOn && isSingleCharacter(shortcut) && <small> (desligado)</small>}
                  </span>
                  <KeyCaps shortcutKey={shortcut.key} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </SimpleGrid>
    </SiteModal>
  );
}
