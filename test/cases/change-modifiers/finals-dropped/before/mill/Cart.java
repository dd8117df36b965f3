package mill;

class Cart {
    int load(final List<Sack> sacks, int room) {
        final int before = count();
        for (final Sack sack : sacks) {
            push(sack, room);
        }
        try {
            close(before);
        } catch (final DoorException e) {
            report(e);
        }
        return count() - before;
    }
}
