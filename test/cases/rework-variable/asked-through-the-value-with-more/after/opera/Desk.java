package opera;

class Desk {
    void seat(Visit visit) {
        Hall hall = hall(visit);
        Seat seat = hall.plan().seat(visit.row(), hall.side());
        usher(seat, visit);
    }
}
