package opera;

class Desk {
    void seat(Visit visit) {
        Seat seat = hall(visit).seat(visit.row());
        usher(seat, visit);
    }
}
