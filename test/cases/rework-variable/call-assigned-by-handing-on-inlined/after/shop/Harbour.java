package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        this.last = stow(pack(cargo));
        return null;
    }
}
