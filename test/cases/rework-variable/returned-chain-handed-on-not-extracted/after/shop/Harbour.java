package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        Crate crate = yard.pack(cargo).open();
        keep(crate);
        return null;
    }
}
