package ship;

class Ship {
    Object captain(Crew crew) {
        Object first = crew.first();
        if (!first.equals(NOBODY)) {
            return rank(first);
        }
        return null;
    }
}
