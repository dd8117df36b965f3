package mill;

class Cart {
    int load(int room) {
        String label = name().trim();
        print(label);
        return room;
    }
}
