package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        yard.stow(new Crate(cargo));
        return null;
    }
}
