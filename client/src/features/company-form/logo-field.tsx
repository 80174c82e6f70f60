import { Button, Flex, Stack, Text } from '@mantine/core';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import classes from './company-form.module.css';
import { LogoCropper } from './logo-cropper.tsx';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** The server's limit. */
const MAX_BYTES = 5 * 1024 * 1024;
const UNREADABLE = 'Não foi possível ler esta imagem. Escolha outra.';

/** A new logo, none (null), or the present one (undefined). */
export type ChosenLogo = File | null | undefined;

interface LogoFieldProps {
  /** URL of the company's logo. */
  current: string | undefined;
  chosen: ChosenLogo;
  problem: string | undefined;
  onChoose(logo: ChosenLogo): void;
  /** Called with whether a picture is being cropped; it is not chosen yet. */
  onCutting?(isCutting: boolean): void;
}

/** Returns a URL for a file in memory, revoked when it is no longer shown. */
function useObjectUrl(file: ChosenLogo): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => {
      URL.revokeObjectURL(created);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}

/** Chooses a file as the logo, makes it a square and shows it. The server validates its content. */
export function LogoField({ current, chosen, problem, onChoose, onCutting }: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [fileError, setFileError] = useState<string>();
  const chosenUrl = useObjectUrl(chosen);
  const isRemoved = chosen === null;
  const preview = isRemoved ? undefined : (chosenUrl ?? current);
  const shownError = fileError ?? problem;

  const isCutting = picture !== undefined;
  useEffect(() => onCutting?.(isCutting), [isCutting, onCutting]);

  const close = () => {
    picture?.close();
    setPicture(undefined);
    input.current?.focus();
  };
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Choosing the same file again must fire a change event.
    event.currentTarget.value = '';
    if (!file) return;
    setFileError(undefined);
    if (!TYPES.includes(file.type)) {
      setFileError('O logo deve ser uma imagem JPEG, PNG, WebP ou GIF.');
    } else if (file.size > MAX_BYTES) setFileError('O logo pode ter no máximo 5 MB.');
    else {
      try {
        setPicture(await createImageBitmap(file));
      } catch {
        // Not a picture, whatever its type says.
        setFileError(UNREADABLE);
      }
    }
  };

  const drop = () => {
    onChoose(undefined);
    // The button that was pressed is gone.
    input.current?.focus();
  };

  return (
    <Flex gap="md" wrap="wrap" align="flex-start">
      {preview && !picture && (
        <img className={classes.preview} src={preview} width={96} height={96} alt="Logo da empresa" />
      )}
      {isRemoved && !picture && (
        <span className={classes.none} aria-hidden="true">
          <Icon name="shop" size={40} />
        </span>
      )}
      <Stack gap="0.35rem" align="flex-start" flex="1 1 14rem" miw={0}>
        <Text span fz="sm" fw={600}>
          Logo (opcional)
        </Text>
        <input
          ref={input}
          id={id}
          name="logo"
          type="file"
          accept={TYPES.join(',')}
          className="visually-hidden"
          aria-describedby={`${id}-hint${shownError ? ` ${id}-problem` : ''}`}
          aria-invalid={shownError ? true : undefined}
          onChange={take}
        />
        {/* Behind the field, so that its focus can be shown around this. */}
        <label htmlFor={id} className={classes.button}>
          <Icon name="download" /> {preview ? 'Trocar o logo' : 'Escolher o logo'}
        </label>
        <Text id={`${id}-hint`} c="dimmed" fz="xs">
          JPEG, PNG, WebP ou GIF, até 5 MB. Será mostrado como um quadrado.
        </Text>
        {shownError && (
          <Flex
            id={`${id}-problem`}
            component="p"
            gap="0.4rem"
            align="center"
            c="var(--mantine-color-error)"
            fz="sm"
            role="alert"
          >
            <Icon name="warning" /> {shownError}
          </Flex>
        )}
        <Text fz="sm" role="status">
          {isRemoved && !picture ? 'O logo será removido ao salvar.' : ''}
        </Text>
        {chosen && !picture && (
          <Button variant="subtle" className={classes.drop} onClick={drop}>
            {current ? 'Manter o logo atual' : 'Remover o logo'}
          </Button>
        )}
        {/* One button, so that the focus stays on it. */}
        {current && !chosen && !picture && (
          <Button
            variant="subtle"
            className={classes.drop}
            onClick={() => onChoose(isRemoved ? undefined : null)}
          >
            {isRemoved ? 'Desfazer' : 'Remover o logo'}
          </Button>
        )}
      </Stack>
      {picture && (
        <LogoCropper
          picture={picture}
          onCut={(file) => {
            onChoose(file);
            close();
          }}
          onCancel={close}
          onFailed={() => {
            setFileError(UNREADABLE);
            close();
          }}
        />
      )}
    </Flex>
  );
}
