package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        new Load(new Crate(cargo));
        return null;
    }
}
