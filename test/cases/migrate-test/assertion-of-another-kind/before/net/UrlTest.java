package net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UrlTest {
    @Test
    void knowsItsHost() {
        Url url = new Url("http://example.org/a");
        assertTrue(url.host().equals("example.org"));
    }
}
