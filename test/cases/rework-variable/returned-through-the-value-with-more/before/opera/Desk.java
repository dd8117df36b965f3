package opera;

class Desk {
    Seat seat(Visit visit) {
        return hall(visit).seat(visit.row());
    }
}
