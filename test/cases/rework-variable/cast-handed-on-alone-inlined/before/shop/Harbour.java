package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        Crate crate = (Crate) cargo;
        crate.lift(4);
        return null;
    }
}
