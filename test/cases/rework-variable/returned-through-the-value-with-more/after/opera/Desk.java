package opera;

class Desk {
    Seat seat(Visit visit) {
        Hall hall = hall(visit);
        return hall.plan().seat(visit.row(), hall.side());
    }
}
