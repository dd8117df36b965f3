package shop;

class Till {
    Slip close(Box box) {
        return print(null, fresh());
    }

    Slip print(Paper paper, Ink ink) {
        roller.feed(paper);
        return roller.slip();
    }

    Slip print(Box box) {
        cutter.cut(box);
        return cutter.slip();
    }
}
