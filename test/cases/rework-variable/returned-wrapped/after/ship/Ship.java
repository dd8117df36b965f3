package ship;

class Ship {
    Object captain(Crew crew) {
        Object first = crew.first();
        if (first == null) {
            throw new NobodyException();
        }
        return rank(first);
    }
}
