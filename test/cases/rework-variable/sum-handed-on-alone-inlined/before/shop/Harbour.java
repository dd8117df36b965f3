package shop;

class Harbour {
    private Object last;

    Object load(Object cargo, int deck, Kind kind) {
        begin(deck);
        int weight = deck + yard.size();
        rope.pull(weight, kind);
        sail(weight);
        return null;
    }
}
