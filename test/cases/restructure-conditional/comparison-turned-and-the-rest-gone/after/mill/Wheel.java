package mill;

class Wheel {
    void turn(Sack sack, Miller miller, int many) {
        start();
        if (many != 3) {
            return;
        }
        grind(sack);
        note(sack);
    }

    void halt(Sack sack, Miller miller, int many) {
        start();
        if (sack.size() <= many) {
            note(sack);
        } else {
            spill(sack);
        }
    }

    void fill(Sack sack, Miller miller, int many) {
        start();
        if (many != 3) {
            return;
        }
        pour(sack);
        note(sack);
    }

    void seal(Sack sack, Miller miller, int many) {
        start();
        if (many != 3) {
            sew(sack);
            note(sack);
        }
    }

    void weigh(Sack sack, Sack last) {
        start();
        if (sack == last) {
            lift(sack);
            note(sack);
        }
    }
}
