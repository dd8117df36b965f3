package clinic;

class Ward {
    int beds(Room room) {
        return (room.isOpen()) ? count(room) : guess(0);
    }

    int free(Room room) {
        return room != null ? guess(0) : count(room);
    }

    int taken(int beds) {
        return beds >= 5 ? guess(0) : count(beds);
    }
}
