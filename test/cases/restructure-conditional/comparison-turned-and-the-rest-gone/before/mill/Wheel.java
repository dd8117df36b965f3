package mill;

class Wheel {
    void turn(Sack sack, Miller miller, int many) {
        start();
        if (many == 3 && miller.isAwake()) {
            grind(sack);
            note(sack);
        }
    }

    void halt(Sack sack, Miller miller, int many) {
        start();
        if (miller.isAwake() || sack.size() > many) {
            spill(sack);
        } else {
            note(sack);
        }
    }

    void fill(Sack sack, Miller miller, int many) {
        start();
        if (many == 3 && miller.age() != 9) {
            pour(sack);
            note(sack);
        }
    }

    void seal(Sack sack, Miller miller, int many) {
        start();
        if (miller.isAwake() && many == 3) {
            sew(sack);
            note(sack);
        }
    }

    void weigh(Sack sack, Sack last) {
        start();
        if (sack.isWet() && sack != last) {
            lift(sack);
            note(sack);
        }
    }
}
