package clinic;

class Desk {
    void receive(Caller caller, Letter letter) {
        if (caller.isKnown()) {
            if (letter.isUrgent()) {
                hurry(letter);
                call(caller);
            }
            if (letter.isOpen()) {
                close(letter);
                greet(caller);
            }
        }
    }

    String label(Visit visit) {
        if (visit.isPlanned()) {
            if (visit.isEmpty()) {
                return "nowhere";
            } else if (visit.isLocked()) {
                return "closed";
            }
        }
        return "somewhere";
    }

    String code(Tag m) {
        if (m.matches()) {
            String line = m.group(1);
            if (line.isEmpty()) {
                return "none";
            }
        }
        return "some";
    }
}
