package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        Hold hold = holds[deck];
        hold.fill(4);
        return null;
    }
}
