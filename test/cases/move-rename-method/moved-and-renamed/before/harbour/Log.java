package harbour;

class Log {
    void close() {
        shut("book");
    }
}
