package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        int size = cargo.size;
        keep(size);
        return null;
    }
}
