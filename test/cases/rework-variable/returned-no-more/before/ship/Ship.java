package ship;

class Ship {
    Object captain(Crew crew) {
        return crew.first();
    }
}
