package harbour;

class Inn {

    String seat(Hall hall, String guest) {
        Object chair = Chairs.find(hall, guest);
        return Cards.write(chair);
    }
}
