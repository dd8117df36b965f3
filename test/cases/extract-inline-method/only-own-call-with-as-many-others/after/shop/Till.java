package shop;

class Till {
    Slip close(Box box) {
        return finish(box);
    }

    Slip finish(Box box) {
        return print(box, 2);
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
