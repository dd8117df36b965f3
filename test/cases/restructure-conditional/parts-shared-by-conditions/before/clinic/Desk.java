package clinic;

class Desk {
    void receive(Caller caller, Letter letter) {
        if (caller.isKnown() && letter.isUrgent()) {
            hurry(letter);
            call(caller);
        }
        if (caller.isKnown() && letter.isOpen()) {
            close(letter);
            greet(caller);
        }
    }

    String label(Visit visit) {
        if (visit.isPlanned() && visit.isEmpty()) {
            return "nowhere";
        } else if (visit.isPlanned() && visit.isLocked()) {
            return "closed";
        }
        return "somewhere";
    }

    String code(Tag m) {
        if (m.matches() && m.group(1).isEmpty()) {
            return "none";
        }
        return "some";
    }
}
