import { Button, Flex, Stack, TextInput } from '@mantine/core';
import type { EditedDate } from './edited-hours.ts';
import { SpecialHours } from './special-hours.tsx';

interface DateFieldsProps {
  dates: readonly EditedDate[];
  onChange(dates: readonly EditedDate[]): void;
}

const NAME_LENGTH = 60;

/** Shows dates with other hours: of one year, or of every year as a holiday of the city. */
export function DateFields({ dates, onChange }: DateFieldsProps) {
  const add = (isYearly: boolean) => onChange([...dates, { date: '', isYearly, name: '', intervals: [] }]);
  const change = (index: number, changes: Partial<EditedDate>) =>
    onChange(dates.map((date, other) => (other === index ? { ...date, ...changes } : date)));
  return (
    <Stack gap="sm">
      {dates.map(({ date, isYearly, name, intervals }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dates have no other identity
        <Stack key={index} gap="sm" p="sm" bd="1px solid var(--line)" bdrs="md">
          <TextInput
            type="date"
            label={isYearly ? 'Feriado da cidade, todo ano' : 'Data'}
            description={isYearly && 'O ano não conta.'}
            value={date}
            error={date === '' && 'Escolha o dia.'}
            onChange={(event) => change(index, { date: event.currentTarget.value })}
          />
          <TextInput
            label="Nome (opcional)"
            placeholder={isYearly ? 'Santo Antônio' : 'Véspera de Natal'}
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <SpecialHours
            label="Neste dia"
            of={name || `Data ${index + 1}`}
            intervals={intervals}
            onChange={(changed) => change(index, { intervals: changed ?? [] })}
          />
          <Button
            variant="subtle"
            aria-label={`Remover data: ${name || index + 1}`}
            onClick={() => onChange(dates.filter((_, other) => other !== index))}
          >
            Remover data
          </Button>
        </Stack>
      ))}
      <Flex gap={8} wrap="wrap">
        <Button variant="light" onClick={() => add(true)}>
          Feriado da cidade
        </Button>
        <Button variant="light" onClick={() => add(false)}>
          Outra data especial
        </Button>
      </Flex>
    </Stack>
  );
}
