package mill;

class Cart {
    int load(List<Sack> sacks, int room) {
        int before = count();
        for (Sack sack : sacks) {
            push(sack, room);
        }
        try {
            close(before);
        } catch (DoorException e) {
            report(e);
        }
        return count() - before;
    }
}
