package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        Crate crate = pack(cargo);
        yard.stow(crate);
        return null;
    }
}
