import { department, group, leaf } from '../grammar';

export const computers = department('1f4bb', 'Računalništvo|Počítače|Počítače|Komputery|Számítástechnika|Računala', 'Kvantis Zolvena Arkomi Nexolin Hexaro Yortek', [
  group('Računalniki|Počítače a notebooky|Počítače a notebooky|Komputery i laptopy|Számítógépek|Računala i prijenosnici', [
    leaf('1f4bb', 'Prenosni računalniki|Notebooky|Notebooky|Laptopy|Laptopok|Prijenosna računala', 'Prenosni računalnik|Notebook|Notebook|Laptop|Laptop|Prijenosno računalo', 349, 2399, 'memory:GB:8/16/32 diagonal:″:13,3/14/15,6/16 storage:GB:256/512/1000', 'colors warranty'),
    leaf('1f5a5-fe0f', 'Namizni računalniki|Stolní počítače|Stolové počítače|Komputery stacjonarne|Asztali számítógépek|Stolna računala', 'Namizni računalnik|Stolní počítač|Stolový počítač|Komputer stacjonarny|Asztali számítógép|Stolno računalo', 299, 2199, 'memory:GB:8/16/32 storage:GB:512/1000/2000', 'warranty'),
  ]),
  group('Zasloni in tiskalniki|Monitory a tiskárny|Monitory a tlačiarne|Monitory i drukarki|Monitorok és nyomtatók|Monitori i pisači', [
    leaf('1f5a5-fe0f', 'Zasloni|Monitory|Monitory|Monitory|Monitorok|Monitori', 'Računalniški zaslon|Monitor|Monitor|Monitor|Monitor|Računalni monitor', 99, 899, 'diagonal:″:24/27/32/34 frequency:Hz:75/144/165', 'warranty'),
    leaf('1f5a8-fe0f', 'Tiskalniki|Tiskárny|Tlačiarne|Drukarki|Nyomtatók|Pisači', 'Večnamenski tiskalnik|Multifunkční tiskárna|Multifunkčná tlačiareň|Drukarka wielofunkcyjna|Multifunkciós nyomtató|Višenamjenski pisač', 59, 499, 'speed:str./min:12/20/33 weight:kg:4,5/8', 'warranty'),
    leaf('1f4c4', 'Papir in kartuše|Papír a náplně|Papier a náplne|Papier i tusze|Papír és patron|Papir i tinte', 'Pisarniški papir|Kancelářský papír|Kancelársky papier|Papier biurowy|Irodai papír|Uredski papir', 4, 39, 'sheets::100/500/2500 grammage:g/m²:80/90/120'),
  ]),
  group('Komponente|Komponenty|Komponenty|Podzespoły|Alkatrészek|Komponente', [
    leaf('1f4be', 'Diski SSD|Disky SSD|Disky SSD|Dyski SSD|SSD-meghajtók|SSD diskovi', 'Disk SSD|Disk SSD|Disk SSD|Dysk SSD|SSD-meghajtó|SSD disk', 29, 299, 'storage:GB:250/500/1000/2000 speed:MB/s:550/3500/7000'),
    leaf('1f4bd', 'Zunanji diski|Externí disky|Externé disky|Dyski zewnętrzne|Külső merevlemezek|Vanjski diskovi', 'Zunanji disk|Externí disk|Externý disk|Dysk zewnętrzny|Külső merevlemez|Vanjski disk', 49, 249, 'storage:GB:1000/2000/4000/5000 weight:g:150/230', 'colors'),
    leaf('1f50c', 'Napajalniki|Zdroje|Zdroje|Zasilacze|Tápegységek|Napajanja', 'Računalniški napajalnik|Počítačový zdroj|Počítačový zdroj|Zasilacz komputerowy|Számítógép-tápegység|Računalno napajanje', 39, 219, 'power:W:450/550/650/850'),
  ]),
  group('Dodatki za računalnike|Příslušenství k počítačům|Príslušenstvo k počítačom|Akcesoria komputerowe|Számítógép-kiegészítők|Dodaci za računala', [
    leaf('2328-fe0f', 'Tipkovnice|Klávesnice|Klávesnice|Klawiatury|Billentyűzetek|Tipkovnice', 'Mehanska tipkovnica|Mechanická klávesnice|Mechanická klávesnica|Klawiatura mechaniczna|Mechanikus billentyűzet|Mehanička tipkovnica', 15, 179, 'length:mm:290/360/440 weight:g:520/850', 'colors'),
    leaf('1f5b1-fe0f', 'Miške|Myši|Myši|Myszy|Egerek|Miševi', 'Brezžična miška|Bezdrátová myš|Bezdrôtová myš|Mysz bezprzewodowa|Vezeték nélküli egér|Bežični miš', 9, 119, 'sensitivity:dpi:1600/4000/12000 weight:g:63/85/110', 'colors'),
    leaf('1f3a4', 'Mikrofoni in spletne kamere|Mikrofony a webkamery|Mikrofóny a webkamery|Mikrofony i kamery internetowe|Mikrofonok és webkamerák|Mikrofoni i web kamere', 'Namizni mikrofon|Stolní mikrofon|Stolový mikrofón|Mikrofon biurkowy|Asztali mikrofon|Stolni mikrofon', 19, 199, 'frequency:kHz:48/96/192 weight:g:250/480'),
  ]),
  group('Omrežje|Sítě|Siete|Sieci|Hálózat|Mreža', [
    leaf('1f6dc', 'Brezžični usmerjevalniki|Wi-Fi routery|Wi-Fi routery|Routery Wi-Fi|Wi-Fi routerek|Wi-Fi usmjerivači', 'Brezžični usmerjevalnik|Wi-Fi router|Wi-Fi router|Router Wi-Fi|Wi-Fi router|Wi-Fi usmjerivač', 25, 349, 'speed:Mb/s:1200/3000/5400 range:m²:80/150/230', 'warranty'),
    leaf('1f4e1', 'Omrežna stikala|Síťové přepínače|Sieťové prepínače|Przełączniki sieciowe|Hálózati kapcsolók|Mrežni preklopnici', 'Omrežno stikalo|Síťový přepínač|Sieťový prepínač|Przełącznik sieciowy|Hálózati kapcsoló|Mrežni preklopnik', 14, 199, 'ports::5/8/16/24 speed:Mb/s:1000/2500'),
  ]),
]);
