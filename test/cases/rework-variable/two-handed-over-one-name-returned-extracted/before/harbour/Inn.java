package harbour;

class Inn {

    String seat(Hall hall, String guest) {
        return Tables.choose(hall, guest);
    }
}
