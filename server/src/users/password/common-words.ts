/** Common words of Brazilian passwords, without accents; `password-rules.ts` compares with them. */
const LINES = [
  // Words for password, form inputs, defaults.
  'senha minhasenha novasenha mudar mudarsenha trocar trocarsenha alterar padrao forte secreta secreto segredo acesso entrar entrada login',
  'usuario user admin administrador administrator root master mestre teste testes testando temporaria provisoria',
  'password pass passwd letmein welcome qualquer nenhuma default guest convidado cliente empresa empresas loja site',
  'sistema suporte internet computador celular telefone email gmail hotmail google facebook instagram whatsapp',
  // Football.
  'flamengo mengao mengo corinthians corintiano corinthiano coringao timao palmeiras palmeirense verdao porco',
  'saopaulo tricolor spfc santos santista peixe gremio gremista inter internacional colorado cruzeiro cruzeirense',
  'atletico atleticomg galo vasco vascao vascodagama botafogo fogao fluminense flu bahia esporteclubebahia vitoria',
  'sport fortaleza ceara goias coritiba coxa furacao paysandu remo nautico santacruz ponte pontepreta guarani',
  'chapecoense chape juventude avai figueirense criciuma bragantino cuiaba america portuguesa futebol bola campeao',
  'hexa penta selecao pele neymar ronaldo ronaldinho romario messi gabigol zico',
  // The country.
  'brasil brasileiro brasileira brazil brasilia riodejaneiro rio recife salvador curitiba portoalegre belohorizonte',
  'manaus belem natal florianopolis maranhao parana minas minasgerais mineiro carioca paulista gaucho bahiano baiano',
  'nordeste sertao amazonia amazonas copacabana patria ordemeprogresso verdeamarelo',
  // Faith.
  'deus jesus cristo jesuscristo deusefiel deusehpai deusfiel deuseamor deusnocomando deusmeama jesusteama',
  'jesusmeama jesussalva senhor osenhor meudeus gloria aleluia amem igreja biblia espiritosanto nossasenhora',
  'aparecida maedeus santo santa anjo anjinho milagre bencao abencoado abencoada gratidao paz luz vida esperanca',
  'jeova nazare salmo salmos israel davi',
  // Love, family, what people call each other.
  'amor amore amores meuamor amorzinho amordaminhavida amoreterno amomeufilho amominhafamilia amovoce amo teamo',
  'euteamo eteamo tiamo euamo iloveyou love paixao coracao felicidade feliz alegria saudade saudades eterno eterna',
  'familia familiaunida minhafamilia mae mamae minhamae pai papai meupai filho filha meufilho minhafilha filhos',
  'irmao irma vovo vovozinha neto neta bebe nenem princesa principe rainha rei boneca gata gatinha gatinho gato',
  'linda lindo lindinha fofa fofo fofinha fofinho docinho querida querido amiga amigo amigos delicia gostosa',
  'gostoso casado casada noiva namorada namorado esposa marido minha meu minhas meus nossa nosso voce',
  'vidaloka vida minhavida vidanova sorte sucesso liberdade',
  // Animals and things.
  'cachorro cachorra cao pantera tigre leao leoa lobo aguia dragao tubarao golfinho borboleta cavalo passarinho pitbull',
  'bolinha mel pretinha branquinha belinha flor flores rosa estrela estrelinha lua sol solzinho mar praia chuva',
  'chocolate morango abacaxi banana bombom brigadeiro cafe cerveja churrasco pipoca musica violao guitarra sertanejo',
  'pagode samba rock funk forro capoeira dinheiro casa carro moto fusca chevette gol honda yamaha fiat ford',
  'matrix naruto pokemon batman superman homemaranha flash goku minecraft freefire playstation xbox',
  'preto branco azul vermelho verde amarelo lilas roxo dourado black blue',
  // First names.
  'maria jose joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno',
  'eduardo felipe rodrigo manoel manuel mateus matheus andre fernando fabio leonardo gustavo guilherme leandro tiago',
  'thiago anderson ricardo marcio jorge sebastiao alexandre roberto edson diego vitor victor sergio claudio vinicius',
  'raimundo adriano alex julio cesar caio igor henrique arthur artur davi enzo miguel bernardo heitor samuel benjamin',
  'lorenzo theo nicolas murilo otavio renato renan wesley wellington washington william willian jonathan joaquim',
  'ana adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa',
  'mariana gabriela vera vitoria larissa claudia beatriz bia luana rita sonia renata eliane josefa simone natalia',
  'cristiane carla debora rosangela jaqueline daniela aparecida marlene terezinha raquel rafaela michele andreia',
  'tatiana tatiane isabela isabella isabel sofia sophia helena alice laura valentina manuela luiza luisa heloisa',
  'lorena livia giovanna giovana cecilia eloa maite yasmin carolina carol bianca viviane monica silvia angela',
  'sabrina priscila thais tais kelly karina katia lucia luciene francisca antonia joana teresa regina celia',
  'gabi duda nanda paty fefe lulu juju zeze tata didi nene',
  // Family names.
  'silva santos oliveira souza sousa lima pereira ferreira costa rodrigues almeida nascimento alves carvalho araujo',
  'ribeiro barbosa barros freitas gomes martins rocha moreira cardoso teixeira moraes morais mendes ramos correia',
  'fernandes goncalves lopes marques vieira monteiro',
  // Months, days, years of the calendar.
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta',
  'quinta sexta sabado domingo verao inverno outono primavera natal carnaval anonovo felizanonovo pascoa saojoao',
  // Runs on the keyboard and of the alphabet.
  'abc abcd abcde abcdef abcdefg abcdefgh abcabc asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl qwe qwer qwert qwerty',
  'qwertyu qwertyui qwertyuio qwertyuiop zxc zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazwsxedc wsx edc aaa aaaa bbb xxx',
  'xxxx zzz zaq zaqwsx poiuytrewq mnbvcxz lkjhgfdsa fghj hjkl aeiou',
  // Jobs and callings.
  'professor professora advogado advogada doutor doutora medico medica enfermeira policia policial bombeiro soldado',
  'exercito marinha engenheiro motorista vendedor vendas gerente diretor diretoria financeiro comercial escritorio',
  'contabilidade escola faculdade',
];

export const COMMON_WORDS: ReadonlySet<string> = new Set(LINES.flatMap((line) => line.split(' ')));
