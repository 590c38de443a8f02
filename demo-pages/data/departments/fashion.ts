import { department, group, leaf } from '../grammar';

export const fashion = department('1f455', 'Moda|Móda|Móda|Moda|Divat|Moda', 'Irvella Selmira Cordela Tindaro Alpinor', [
  group('Ženska oblačila|Dámské oblečení|Dámske oblečenie|Odzież damska|Női ruházat|Ženska odjeća', [
    leaf('1f457', 'Obleke|Šaty|Šaty|Sukienki|Ruhák|Haljine', 'Poletna obleka|Letní šaty|Letné šaty|Sukienka letnia|Nyári ruha|Ljetna haljina', 19, 149, 'material::cotton/linen/viscose', 'colors clothes'),
    leaf('1f45a', 'Bluze in majice|Halenky a trička|Blúzky a tričká|Bluzki i koszulki|Blúzok és pólók|Bluze i majice', 'Ženska majica|Dámské tričko|Dámske tričko|Koszulka damska|Női póló|Ženska majica', 9, 59, 'material::cotton/viscose', 'colors clothes'),
    leaf('1f9e5', 'Ženski plašči|Dámské kabáty|Dámske kabáty|Płaszcze damskie|Női kabátok|Ženski kaputi', 'Ženski plašč|Dámský kabát|Dámsky kabát|Płaszcz damski|Női kabát|Ženski kaput', 49, 299, 'material::wool/polyester', 'colors clothes'),
  ]),
  group('Moška oblačila|Pánské oblečení|Pánske oblečenie|Odzież męska|Férfi ruházat|Muška odjeća', [
    leaf('1f455', 'Moške majice|Pánská trička|Pánske tričká|Koszulki męskie|Férfi pólók|Muške majice', 'Moška majica|Pánské tričko|Pánske tričko|Koszulka męska|Férfi póló|Muška majica', 9, 49, 'material::cotton/polyester', 'colors clothes'),
    leaf('1f456', 'Moške hlače|Pánské kalhoty|Pánske nohavice|Spodnie męskie|Férfi nadrágok|Muške hlače', 'Moške kavbojke|Pánské džíny|Pánske džínsy|Jeansy męskie|Férfi farmer|Muške traperice', 19, 119, 'material::cotton/linen', 'colors clothes'),
    leaf('1f454', 'Srajce|Košile|Košele|Koszule|Ingek|Košulje', 'Moška srajca|Pánská košile|Pánska košeľa|Koszula męska|Férfi ing|Muška košulja', 15, 89, 'material::cotton/linen', 'colors clothes'),
  ]),
  group('Perilo in nogavice|Prádlo a ponožky|Bielizeň a ponožky|Bielizna i skarpety|Fehérnemű és zokni|Rublje i čarape', [
    leaf('1f9e6', 'Nogavice|Ponožky|Ponožky|Skarpety|Zoknik|Čarape', '', 3, 25, 'pieces:par:1/3/5 material::cotton/wool', 'colors'),
    leaf('1fa72', 'Spodnje perilo|Spodní prádlo|Spodná bielizeň|Bielizna|Alsónemű|Donje rublje', 'Bombažne spodnjice|Bavlněné spodní prádlo|Bavlnená spodná bielizeň|Bielizna bawełniana|Pamut alsónemű|Pamučno donje rublje', 5, 39, 'pieces:kos:1/3 material::cotton', 'colors clothes'),
  ]),
  group('Šport in prosti čas|Sport a volný čas|Šport a voľný čas|Sport i wypoczynek|Sport és szabadidő|Sport i slobodno vrijeme', [
    leaf('1fa73', 'Kratke hlače|Kraťasy|Kraťasy|Szorty|Rövidnadrágok|Kratke hlače', '', 9, 59, 'material::cotton/polyester', 'colors clothes'),
    leaf('1fa71', 'Kopalke|Plavky|Plavky|Stroje kąpielowe|Fürdőruhák|Kupaći kostimi', 'Enodelne kopalke|Jednodílné plavky|Jednodielne plavky|Strój kąpielowy jednoczęściowy|Egyrészes fürdőruha|Jednodijelni kupaći kostim', 15, 79, 'material::polyester', 'colors clothes'),
  ]),
  group('Dodatki|Doplňky|Doplnky|Dodatki|Kiegészítők|Dodaci', [
    leaf('1f9e3', 'Šali in rokavice|Šály a rukavice|Šály a rukavice|Szaliki i rękawiczki|Sálak és kesztyűk|Šalovi i rukavice', 'Pleteni šal|Pletená šála|Pletený šál|Szalik z dzianiny|Kötött sál|Pleteni šal', 8, 59, 'length:cm:150/180/200 material::wool/cotton', 'colors'),
    leaf('1f452', 'Klobuki in kape|Klobouky a čepice|Klobúky a čiapky|Kapelusze i czapki|Kalapok és sapkák|Šeširi i kape', 'Slamnik|Slaměný klobouk|Slamený klobúk|Kapelusz słomkowy|Szalmakalap|Slamnati šešir', 8, 69, 'diameter:cm:56/58/60', 'colors'),
    leaf('1f576-fe0f', 'Sončna očala|Sluneční brýle|Slnečné okuliare|Okulary przeciwsłoneczne|Napszemüvegek|Sunčane naočale', '', 12, 149, 'width:mm:52/54/57 material::plastic/metal', 'colors'),
  ]),
]);
