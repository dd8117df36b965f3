package mill;

class Cart {
    int load(int room) {
        final int before = count();
        push(before, room);
        return room;
    }
}
